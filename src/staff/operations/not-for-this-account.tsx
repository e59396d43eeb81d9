import { signOut } from "#api/account/sign-out.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardPage } from "#ui/card-page.tsx";
import { TextButton } from "#ui/text-button.tsx";

/** Says who may open the page, and what this account can do instead. */
export function NotForThisAccount({ brand, email }: { brand: string; email: string }) {
  return (
    <CardPage
      title="This page is for operators"
      emblem={{ icon: "lock-key", tone: "plain" }}
      text={`${email} doesn't have the role. An engineer can give it to this account.`}
      brand={brand}
      below={
        // The page then leads to the sign-in page, and back.
        <TextButton onClick={() => void signOut()}>Sign in with another account</TextButton>
      }
    >
      <ButtonLink to="/profile">To your plan</ButtonLink>
    </CardPage>
  );
}
