import styles from "./copy-with-addresses.module.css";

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Copy whose email addresses can be written to with a tap. */
export function CopyWithAddresses({ children }: { children: string }) {
  // split by a pattern in brackets: what it matched stands at the odd places
  return children.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may be named twice, and copy does not change
      <a key={at} className={styles.address} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
