import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { stopWeeklyMailOf } from "#api/stop-weekly-mail.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardPage } from "#ui/card-page.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";

/**
 * Stops the weekly mail without signing in. It takes a press: programs that scan mails follow links.
 */
export function UnsubscribePage({ brand }: { brand: string }): ReactNode {
  const { hash: typedHash, state } = useLocation();
  // See tools/build/hosting/page-start-plugin.ts.
  const hash = typedHash || String(state?.fragment ?? "");
  const secret = new URLSearchParams(hash.slice(1)).get("mail") ?? "";
  const [stage, setStage] = useState<"asking" | "busy" | "failed" | "unknown" | "stopped">(
    /^[0-9a-f]{64}$/.test(secret) ? "asking" : "unknown",
  );
  const button = useFocusAfterBusy(stage === "busy");
  const stop = () => {
    setStage("busy");
    stopWeeklyMailOf(secret).then(setStage, () => setStage("failed"));
  };
  if (stage === "stopped")
    return (
      <CardPage
        title="The weekly email is stopped"
        emblem={{ icon: "check-circle", tone: "good" }}
        text="You won't get it any more. If you change your mind, you can turn it on again in your plan, under Progress."
        brand={brand}
      />
    );
  if (stage === "unknown")
    return (
      <CardPage
        title="This link isn't complete"
        emblem={{ icon: "envelope-simple", tone: "plain" }}
        text="Open the full link in your latest weekly email. Email apps sometimes cut links off. You can also stop the email in your plan, under Progress. If your account has been erased, there are no more emails."
        brand={brand}
      >
        <ButtonLink look="quiet" to="/profile?tab=progress">
          Open your plan
        </ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          Write to us
        </ButtonLink>
      </CardPage>
    );
  return (
    <CardPage
      title="Stop the weekly email?"
      emblem={{ icon: "envelope-simple", tone: "plain" }}
      text="Emails that your account needs, such as codes and receipts, still come."
      alert={
        stage === "failed" ? "That didn't work. Check your connection and try again." : undefined
      }
      brand={brand}
    >
      <Button ref={button} busy={stage === "busy"} onClick={stop}>
        {stage === "busy" ? "Stopping the email..." : "Stop the weekly email"}
      </Button>
    </CardPage>
  );
}
