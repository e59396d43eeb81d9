import { Link } from "#ui/link.tsx";
import styles from "./kept-answers.module.css";

/** Says which answers reach the account, before they do. */
export function KeptAnswers() {
  return (
    <p className={styles.text}>
      <span>
        Your account keeps your answers about your body, your meals, and your training, because your
        plan is made from them.
      </span>{" "}
      <Link to="/privacy" target="_blank" className={styles.link}>
        Privacy
      </Link>
    </p>
  );
}
