/** Only the form of a secret is found in Base64, not the value of a setting. */
export const ENCODED = "Base64 in its script";

/** Where a value can get into a site: the files of a small one, by path, with the value in one. */
export const places: Record<string, (value: string) => Record<string, string>> = {
  "the page": (value) => site({ meta: value }),
  "its script": (value) => site({ script: `document.title = ${JSON.stringify(value)};` }),
  "a script that loads later": (value) =>
    site({
      script: 'void import("./later.js");',
      "later.js": `document.title = ${JSON.stringify(value)};`,
    }),
  "its styles": (value) =>
    site({
      script: 'import "./look.css";',
      "look.css": `p::after { content: ${JSON.stringify(value)}; }`,
    }),
  "a public file": (value) => site({ "public/about.json": JSON.stringify({ about: value }) }),
  "a setting that the page reads": (value) =>
    site({
      script: "document.title = import.meta.env.VITE_SUPABASE_ANON_KEY;",
      ".env": `VITE_SUPABASE_ANON_KEY='${value}'`,
    }),
  [ENCODED]: (value) =>
    site({ script: `document.title = "${Buffer.from(value).toString("base64")}";` }),
};

function site({ meta = "", script = "", ...files }: Record<string, string>) {
  return {
    "index.html": `<!doctype html><meta name="build" content="test"><meta name="about" content="${meta}"><script type="module" src="/main.js"></script>`,
    "main.js": script,
    ...files,
  };
}
