import { cleanTypedAddress } from "#lib/typed/typed-text.ts";
import { callDatabase, numbersSource } from "#tools/stored-numbers/numbers-source.ts";

/** Lets an account read the numbers, or with --revoke, not any more. It counts at once. */
const words = process.argv.slice(2);
const [email, ...more] = words.filter((word) => word !== "--revoke").map(cleanTypedAddress);
const isGranted = !words.includes("--revoke");

if (!email?.includes("@") || more.length > 0) {
  console.error(
    "Usage: npm run numbers:grant -- you@example.com [--revoke]\nThe account must exist: sign up first.",
  );
  process.exit(1);
}
try {
  const source = numbersSource();
  const isFound = await callDatabase<boolean>(source, "grant_numbers", {
    email,
    is_granted: isGranted,
  });
  if (isFound)
    console.log(
      `${email} ${isGranted ? "can open" : "can no longer open"} ${source.address}/numbers.`,
    );
  else console.error(`There's no account for ${email} at ${source.address}. Sign up first.`);
  process.exitCode = isFound ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
