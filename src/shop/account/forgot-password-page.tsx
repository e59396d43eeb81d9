import { useState } from "react";
import { type CardFrame, CardPage } from "#ui/card-page.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { AskForReset } from "./ask-for-reset.tsx";
import { linkSent } from "./link-sent.ts";

const asking: CardFrame = {
  title: "Forgot your password?",
  emblem: { icon: "key", tone: "plain" },
  text: "Enter your email, and we'll send you a link to choose a new one.",
};

export function ForgotPasswordPage({ brand }: { brand: string }) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <CardPage
      {...(sentTo === undefined ? asking : linkSent(sentTo))}
      brand={brand}
      below={<TextLink to="/login">Back to sign in</TextLink>}
    >
      {sentTo === undefined && <AskForReset onSent={setSentTo} />}
    </CardPage>
  );
}
