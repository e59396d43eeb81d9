import type { ComponentProps } from "react";
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from "react-router-dom";

export interface LinkProps
  extends Omit<ComponentProps<"a">, "href">,
    Pick<NavigateOptions, "replace" | "state"> {
  to: To;
}

/**
 * A link within the application. The router's own link brings in prefetching, forms, and data
 * routers, which weigh more than all of our links.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(target ? { target } : {}),
    state,
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      data-follow=""
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
