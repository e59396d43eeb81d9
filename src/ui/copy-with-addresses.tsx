import styles from "./copy-with-addresses.module.css";

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Copy with email addresses that you can tap to write to. */
export function CopyWithAddresses({ children }: { children: string }) {
  // Splitting by a pattern with a capture group puts the matches at the odd indexes.
  return children.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may appear twice, and copy doesn't change
      <a key={at} className={styles.address} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: copy doesn't change
      <span key={at}>{part}</span>
    ),
  );
}
