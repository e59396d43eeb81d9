import { useRef, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import type { GroceryList } from "../lists/grocery-list.ts";
import styles from "./share-list.module.css";
import { type Sharing, useSharing } from "./use-sharing.ts";

/** Shares a saved list by a link, or takes the link back. */
export function ShareList({ userId, list }: { userId: string; list: GroceryList }) {
  const sharing = useSharing(userId, list);
  const area = useFocusAfterChange(sharing.isShared);
  return (
    <div ref={area} className={styles.share}>
      <Alert text={sharing.problem} boxed />
      {sharing.isShared ? <SharedLink sharing={sharing} /> : <NotShared sharing={sharing} />}
    </div>
  );
}

function NotShared({ sharing }: { sharing: Sharing }) {
  return (
    <>
      <Button look="quiet" busy={sharing.isBusy} onClick={() => void sharing.share()}>
        <Icon name="share-network" />
        <span>{sharing.isBusy ? "Making a link..." : "Share list"}</span>
      </Button>
      <p className={styles.text}>
        Creates a link for the person who shops with you. They don't need an account.
      </p>
    </>
  );
}

function SharedLink({ sharing }: { sharing: Sharing }) {
  const { address, expiresAt, isBusy } = sharing;
  return (
    <>
      {address === undefined ? (
        <>
          <p className={styles.text}>
            You shared this list by a link from another device. A new link replaces it.
          </p>
          <Button look="quiet" busy={isBusy} onClick={() => void sharing.share()}>
            Make a new link
          </Button>
        </>
      ) : (
        <Address address={address} />
      )}
      <p className={styles.text}>
        {`Anyone with the link sees what's on this list and can tick it off until ${dateText(expiresAt)}. They don't see its name, your name, your email, or anything else.`}
      </p>
      <Button look="quiet" busy={isBusy} onClick={() => void sharing.stop()}>
        Stop sharing
      </Button>
    </>
  );
}

function Address({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // Without permission, the text is ready to be copied by hand.
      field.current?.select();
    }
  };
  return (
    <div className={styles.address}>
      <TextField
        ref={field}
        label="Link to this list"
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button look="quiet" onClick={() => void copy()}>
        Copy link
      </Button>
      <span role="status">{isCopied && "Copied."}</span>
    </div>
  );
}

const dateText = (time = ""): string =>
  new Date(time).toLocaleDateString("en-US", { month: "long", day: "numeric" });
