/**
 * The oldest browsers in which people can buy and use what they bought. The build targets them, and
 * tests check its output against them. README.md, index.html, and `outdated` in funnel/site.yaml
 * name the same ones.
 */
export const oldestBrowsers = ["chrome100", "firefox104", "ios15.4", "safari15.4"];
