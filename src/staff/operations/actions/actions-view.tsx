import { readOperatorLog } from "#api/operations/operator-action.ts";
import { Section } from "#ui/section.tsx";
import { MoreButton } from "../more-button.tsx";
import { Unread } from "../unread.tsx";
import { usePages } from "../use-pages.ts";
import { ActionList } from "./action-list.tsx";

/** The operators' actions, latest first, a page at a time. */
export function ActionsView() {
  const { pages, state, refetch, more } = usePages("log", readOperatorLog);
  const actions = pages.flatMap((page) => page.actions);
  return (
    <Section
      title="Who did what"
      text="Every refund, mail, and binding, also those that were refused, and accounts that opened this page without the role. Nothing here can be changed."
    >
      {pages.length === 0 ? (
        <Unread state={state} what="the actions" refetch={refetch} />
      ) : (
        <>
          {actions.length > 0 ? <ActionList actions={actions} linked /> : <p>Nothing yet.</p>}
          <MoreButton more={more} />
        </>
      )}
    </Section>
  );
}
