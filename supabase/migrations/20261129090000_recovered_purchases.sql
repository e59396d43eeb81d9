-- The visitor who begins a purchase may not be the one who pays for it: a stranger may have typed the payer's address. So the
-- order of a recovered session has no claim, and the claim of the session that expired says nothing about it.

drop function public.recovered_session(text);
