import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useOnline } from "#ui/use-online.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { Member } from "../member.ts";
import { CommunityLink } from "./community-link.tsx";
import { type Resource, withFiles } from "./file-text.ts";
import { ResourceCard } from "./resource-card.tsx";
import styles from "./resources-tab.module.css";
import { useFiles } from "./use-files.ts";

/** The guides and videos that members can read, print, and play. */
export function ResourcesTab({ member: { userId, program } }: { member: Member }) {
  const { resources } = program.resources;
  return (
    <section className={styles.tab} aria-labelledby="resources-title">
      <header className={styles.head}>
        <h2 id="resources-title" className={styles.title}>
          Guides and video
        </h2>
        <p className={styles.soft}>
          Read them here, or save them to your device for the kitchen and the store.
        </p>
      </header>
      <CommunityLink link={program.community?.link} />
      {resources.length === 0 && userId !== undefined && (
        <p className={styles.soft}>There is nothing here yet.</p>
      )}
      {userId === undefined ? (
        <Sample resources={resources} />
      ) : (
        <Files userId={userId} resources={resources} />
      )}
    </section>
  );
}

function Files({ userId, resources }: { userId: string; resources: Resource[] }) {
  const { files, failed, isAsking, refetch } = useFiles(userId);
  const isOnline = useOnline();
  const waiting = failed ? "unknown" : "asking";
  const state = files ? "known" : waiting;
  return (
    <>
      <div className={styles.state} data-silent={(!failed && isOnline) || undefined}>
        <Alert text={failed ? "We couldn't load the files." : undefined} boxed />
        {failed && (
          <Button look="quiet" busy={isAsking} onClick={refetch}>
            Try again
          </Button>
        )}
        <p role="status" className={isOnline ? undefined : styles.offline}>
          {!isOnline && (
            <>
              <Icon name="wifi-slash" className={styles.offlineIcon} />
              <span>You are offline. You can open files again when you're back online.</span>
            </>
          )}
          {isOnline && isAsking && !failed && <VisuallyHidden>Loading the files</VisuallyHidden>}
        </p>
      </div>
      <ul className={styles.cards}>
        {withFiles(resources, files ?? []).map((listed) => (
          <ResourceCard key={listed.resource.id} {...listed} userId={userId} state={state} />
        ))}
      </ul>
    </>
  );
}

/** The team's preview: the titles, without the files that are for sale. */
function Sample({ resources }: { resources: Resource[] }) {
  return (
    <>
      <p className={styles.notice}>
        <Icon name="lock-key" className={styles.offlineIcon} />
        <span>Downloads are for members only. This preview has none.</span>
      </p>
      <ul className={styles.cards} hidden={resources.length === 0}>
        {withFiles(resources, []).map((listed) => (
          <ResourceCard key={listed.resource.id} {...listed} userId="" state="unknown" />
        ))}
      </ul>
    </>
  );
}
