/**
 * The oldest browsers in which people can buy and use what they bought. The build targets them, and
 * tests check its output against them. README.md and `outdated` in funnel/site.yaml name the same
 * ones, and index.html asks for what came with Safari 15.4, Chrome 98, and Firefox 104.
 */
export const oldestBrowsers = ["chrome100", "firefox104", "ios15.4", "safari15.4"];
