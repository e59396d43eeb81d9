-- Whoever begins a purchase isn't always who pays for it: a recovered session may be paid by the owner of an address that a
-- stranger typed. So its order has no claim, and nobody learns of it by the claim of the session that expired.

drop function public.recovered_session(text);
