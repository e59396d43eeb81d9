import { useId, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useOnline } from "#ui/use-online.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { Member } from "../member.ts";
import { Cover } from "./cover.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { type Listed, type Resource, sizeText, TYPE_NAMES, withFiles } from "./file-text.ts";
import { type Film, Player } from "./player.tsx";
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

/** The link to the members' private community. Nothing if there's none. */
export function CommunityLink({ link }: { link: string | undefined }) {
  const titleId = useId();
  const textId = useId();
  // Publishing has checked it, but a link decides where members end up.
  if (typeof link !== "string" || !link.startsWith("https://")) return null;
  return (
    <a
      className={styles.card}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Icon name="users-three" className={styles.icon} />
      <span className={styles.words}>
        <strong id={titleId} className={styles.communityLinkTitle}>
          Private community
        </strong>
        <span id={textId} className={styles.text}>
          Ask questions and meet other members. It opens in a new tab.
        </span>
      </span>
      <Icon name="arrow-square-out" className={styles.arrow} />
    </a>
  );
}

interface ResourceCardProps extends Listed {
  userId: string;
  /** True if the list of files has loaded. */
  state: "asking" | "known" | "unknown";
}

/** A guide or video. */
function ResourceCard({ resource, file, captions, userId, state }: ResourceCardProps) {
  const [film, setFilm] = useState<Film>();
  const { name, type, summary } = resource;
  const size = file && file.size > 0 ? ` · ${sizeText(file.size)}` : "";
  return (
    <li
      className={styles.resourceCardCard}
      data-type={type}
      data-playing={film !== undefined || undefined}
    >
      {!film && <Cover resource={resource} />}
      <div className={styles.resourceCardWords}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.meta}>
          <span>{`${TYPE_NAMES[type]}${size}`}</span>
          {state === "asking" && <span className={styles.unknownSize} aria-hidden="true" />}
        </p>
        <p className={styles.summary}>{summary}</p>
      </div>
      {film && <Player name={name} film={film} />}
      {file && (
        <FileButtons
          resource={resource}
          file={file}
          captions={captions}
          userId={userId}
          isPlaying={film !== undefined}
          onFilm={setFilm}
        />
      )}
      {!file && state === "known" && <p className={styles.missing}>Not available yet</p>}
      {state === "asking" && <div className={styles.unknownButton} aria-hidden="true" />}
    </li>
  );
}
