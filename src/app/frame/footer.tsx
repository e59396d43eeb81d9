import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useSearch } from "#ui/use-search.ts";
import type { SiteContents } from "../site.ts";
import { EraseAnswers } from "./erase-answers.tsx";
import styles from "./footer.module.css";

export function Footer({
  words,
  close,
  onErase,
}: {
  words: SiteContents["footer"];
  close: string;
  onErase: () => void;
}) {
  const search = useSearch();
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={words.label}>
        {words.links.map(({ label, to }) => (
          <Link key={to} className={styles.link} to={{ pathname: to, search }}>
            {label}
          </Link>
        ))}
        <EraseAnswers words={words.erase} close={close} className={styles.link} onErase={onErase} />
      </nav>
      <ul className={styles.social}>
        {words.social.map(({ label, icon, to }) => (
          <li key={to}>
            <a
              className={styles.icon}
              href={to}
              aria-label={label}
              rel="noopener noreferrer"
              target="_blank"
            >
              <Icon name={icon.icon} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.smallPrint}>{words["small-print"]}</p>
    </footer>
  );
}
