import { pbkdf2Sync, randomBytes } from "node:crypto";

const ITERATIONS = 600_000;
const BYTES = 32;
const SALT_BYTES = 16;

const [password] = process.argv.slice(2);
if (!password) {
  console.error('Add the password: npm run task -- admin:hash "a long password"');
  process.exit(1);
}
const salt = randomBytes(SALT_BYTES);
const hash = pbkdf2Sync(password, salt, ITERATIONS, BYTES, "sha256");
console.log(
  `VITE_ADMIN_PASSWORD_HASH=${ITERATIONS}.${salt.toString("base64")}.${hash.toString("base64")}`,
);
