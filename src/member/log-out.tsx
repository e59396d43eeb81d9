import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { signOut } from "#api/account/sign-out.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { forgetMember } from "./forget-member.ts";
import { Notice } from "./notice.tsx";
import type { Tracker } from "./tracker/tracker.ts";

/** `stayed`: the member was asked, and decided not to leave. */
type Stage = "staying" | "leaving" | "asked" | "stayed";

interface LogOutProps {
  userId: string;
  tracker: Tracker;
  onLeave: () => void;
}

/** Logs out. It removes unsaved notes from this browser, so it asks first if there are any. */
export function LogOut({ userId, tracker, onLeave }: LogOutProps) {
  const [stage, setStage] = useState<Stage>("staying");
  const navigate = useNavigate();

  const leave = async () => {
    setStage("leaving");
    forgetMember(userId, tracker);
    onLeave();
    await signOut();
    // Remove what arrived from requests that were still running.
    forgetMember(userId, tracker);
    navigate("/login", { replace: true });
  };
  const ask = async () => {
    setStage("leaving");
    await tracker.sendNow();
    if (tracker.snapshot().journal.unsent.length > 0) setStage("asked");
    else await leave();
  };
  if (stage === "asked") {
    return (
      <Notice text="Some of what you wrote isn't in your account yet. If you log out now, you'll lose it.">
        {/* The button that had the focus is gone, and so is this one afterwards. */}
        <Button look="quiet" autoFocus onClick={() => setStage("stayed")}>
          Stay
        </Button>
        <Button look="quiet" onClick={() => void leave()}>
          Log out anyway
        </Button>
      </Notice>
    );
  }
  return (
    <Button
      look="plain"
      busy={stage === "leaving"}
      autoFocus={stage === "stayed"}
      onClick={() => void ask()}
    >
      {stage !== "leaving" && <Icon name="sign-out" />}
      <span>Log out</span>
    </Button>
  );
}
