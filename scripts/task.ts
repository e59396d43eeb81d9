import process from "node:process";

/**
 * Commands for now and then: `npm run task` lists them, and `npm run task -- hosted:check` runs
 * one. Each task is the script with its name, with "-" in place of ":".
 */
const TASKS: Record<string, Record<string, string>> = {
  "A hosted project": {
    "hosted:check": "lists what is missing, then asks the project itself",
    "hosted:schema": "writes supabase/schema as the first migration",
    "hosted:payments": "shows or switches between test and live payments",
    "program:publish": "puts what members get into the database",
    "admin:hash": "hashes the password of the admin panel",
    "events:create": "creates the tables in ClickHouse",
  },
  "People with roles": {
    "numbers:grant": "opens /numbers for an account",
    "operations:grant": "opens /operations for an account",
    "numbers:demo": "fills /numbers of the running npm start",
    "operations:demo": "fills /operations of the running npm start",
  },
  "What is made from something else": {
    "resources:build": "makes the guides' PDFs and the video",
    "program:print": "prints the plans of twelve members whole",
    "take-pictures": "takes the README's pictures of the last build",
    "take-guide-pictures": "takes the pictures of the marketers' guide",
    "security:write": "writes the answers to OWASP ASVS",
    "provider:describe": "reads the payment provider's description from its package",
  },
  "Checks and what they need": {
    browsers: "walks through the product in all four engines",
    "build:reproducible": "builds twice in two folders, and compares every file",
    "supply:check": "checks package-lock.json, offline",
    "supply:record": "records when new versions were published",
    chdb: "gets ClickHouse for the tests",
  },
};

const names = Object.values(TASKS).flatMap((tasks) => Object.keys(tasks));
const [name] = process.argv.splice(2, 1);
if (name === undefined) console.log(listTasks());
else if (names.includes(name)) await import(`./${name.replace(":", "-")}.ts`);
else {
  console.error(`Unknown task "${name}". \`npm run task\` lists all.`);
  process.exit(2);
}

function listTasks(): string {
  const width = Math.max(...names.map((one) => one.length)) + 2;
  const groups = Object.entries(TASKS).map(([title, tasks]) =>
    [title, ...Object.entries(tasks).map(([one, about]) => `  ${one.padEnd(width)}${about}`)].join(
      "\n",
    ),
  );
  return `npm run task -- <name>\n\n${groups.join("\n\n")}`;
}
