-- Ad networks get a purchase only if its buyer said yes. docs/privacy.md says what they get,
-- docs/decisions/0058 why it's made this way.

-- A visitor's consent, in the words that they read, with the click that they came from. Only the
-- network of that click hears about it.
create table private.ad_consents (
  session_id text primary key,
  text text not null check (length(text) between 1 and 500),
  click_kind text not null check (click_kind in ('gclid', 'fbclid', 'ttclid')),
  -- Null once it isn't needed any more.
  click_id text check (click_id ~ '^[A-Za-z0-9_.~-]+$' and length(click_id) <= 300),
  at timestamptz not null default now()
);
create index ad_consents_by_time on private.ad_consents (at);

-- Purchases that have to be sent, and the outcome of each.
create table private.conversions (
  order_id uuid not null references public.stripe_orders (id) on delete cascade,
  provider text not null check (provider in ('meta', 'ga4', 'tiktok')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  -- Why the last attempt didn't work, in a word: never what a network answered.
  reason text check (reason ~ '^[a-z0-9_]{1,40}$'),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (order_id, provider)
);
create index conversions_waiting on private.conversions (next_at) where state = 'waiting';

alter table private.ad_consents enable row level security;
alter table private.conversions enable row level security;
revoke all on private.ad_consents, private.conversions
  from public, anon, authenticated, service_role;

-- Records what the visitor of a session agreed to; null takes it back. Once there's an order,
-- nothing changes.
--   consent: { text, click_kind, click_id }
create function public.set_ad_consent(session_id text, consent jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.stripe_orders
    where checkout_session_id = set_ad_consent.session_id) then
    return;
  end if;
  if consent is null then
    delete from private.ad_consents as kept where kept.session_id = set_ad_consent.session_id;
    return;
  end if;
  -- Sent again, it's still the same consent, given when it was given.
  insert into private.ad_consents as kept (session_id, text, click_kind, click_id)
    values (set_ad_consent.session_id, consent ->> 'text', consent ->> 'click_kind',
      consent ->> 'click_id')
    on conflict on constraint ad_consents_pkey do update
      set text = excluded.text, click_kind = excluded.click_kind, click_id = excluded.click_id,
        at = now()
      where (kept.text, kept.click_kind, kept.click_id)
        is distinct from (excluded.text, excluded.click_kind, excluded.click_id);
end $$;

-- Queues the conversion of an order. It's inserted once, with the first fact of its payment.
create function private.queue_conversion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A mistake in a conversion must never cost anyone their order.
  begin
    insert into private.conversions (order_id, provider)
      select new.id, case click_kind when 'fbclid' then 'meta' when 'gclid' then 'ga4'
        else 'tiktok' end
      from private.ad_consents where session_id = new.checkout_session_id
      on conflict do nothing;
  exception when others then
    raise log 'A conversion could not be queued: %', sqlstate;
  end;
  return null;
end $$;

create trigger queue_conversion after insert on public.stripe_orders for each row
  when (new.status = 'completed') execute function private.queue_conversion();

-- Takes what is due for these providers. An attempt counts when it begins, so one that is cut off
-- is repeated, after 1, 3, 9 minutes and so on up to a day. No network accepts a conversion that's
-- older than three days.
create function public.claim_conversions(providers text[], most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  update private.conversions set state = 'given_up', reason = coalesce(reason, 'too_late')
    where state = 'waiting' and (created_at < now() - interval '3 days'
      or (attempts >= 10 and next_at <= now()));
  update private.ad_consents as consents set click_id = null
    from public.stripe_orders as orders join private.conversions on order_id = orders.id
    where checkout_session_id = consents.session_id and state <> 'waiting' and click_id is not null;
  -- Without an order, a consent is for nothing.
  delete from private.ad_consents as consents where at < now() - interval '30 days'
    and not exists (select from public.stripe_orders
      where checkout_session_id = consents.session_id);

  with due as (
    select order_id, provider from private.conversions
      where state = 'waiting' and next_at <= now() and provider = any (providers)
      order by next_at limit most
      for update skip locked
  ), begun as (
    update private.conversions as c
      set attempts = attempts + 1, next_at = now() + least(interval '1 minute' * power(3, attempts),
        interval '1 day')
      from due where c.order_id = due.order_id and c.provider = due.provider
      returning c.order_id, c.provider
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'order_id', order_id, 'provider', provider, 'amount', amount_total, 'currency', currency,
      'click_id', click_id,
      'ordered_at', floor(extract(epoch from orders.created_at) * 1000),
      'consented_at', floor(extract(epoch from consents.at) * 1000)
    )), '[]')
    into claimed
    from begun join public.stripe_orders as orders on orders.id = order_id
      join private.ad_consents as consents on consents.session_id = checkout_session_id;
  return claimed;
end $$;

-- Notes the outcome of an attempt: `sent`, `later`, or `given_up`. After ten attempts, later is
-- never. Returns the conversion's state.
create function public.note_conversion(
  order_id uuid, provider text, outcome text, reason text
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update private.conversions as c set
      state = case when outcome = 'later' and attempts < 10 then 'waiting' when outcome = 'sent'
        then 'sent' else 'given_up' end,
      reason = note_conversion.reason,
      sent_at = case when outcome = 'sent' then now() end
    where c.order_id = note_conversion.order_id and c.provider = note_conversion.provider
      and c.state = 'waiting';
  update private.ad_consents set click_id = null
    from public.stripe_orders as orders join private.conversions as c on c.order_id = orders.id
    where orders.id = note_conversion.order_id and checkout_session_id = session_id
      and c.state <> 'waiting';
  return coalesce((select c.state from private.conversions as c
    where c.order_id = note_conversion.order_id and c.provider = note_conversion.provider),
      'given_up');
end $$;

revoke all on function
  public.set_ad_consent, private.queue_conversion, public.claim_conversions,
  public.note_conversion
  from public, anon, authenticated, service_role;
grant execute on function
  public.set_ad_consent, public.claim_conversions, public.note_conversion
  to service_role;
