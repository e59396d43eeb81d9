-- The verdicts of experiments, mailed once. docs/decisions/0022-a-verdict-on-any-day.md says why it's
-- made this way.

-- The round of each experiment. Other arms or shares, or a winner, begin a new one: what was
-- counted before doesn't belong to it.
create table private.experiment_rounds (
  experiment text primary key check (length(experiment) <= 100),
  round integer not null default 1,
  -- `A:50 B:50`, and the winner if there's one
  design text not null check (length(design) <= 4000),
  -- the first whole day of the round; null for the first round, which has all days on which its
  -- arms were counted
  began date
);

-- A round's mails: one with its verdict, one if the sample ratio is off. A run that is killed
-- before it has sent one lets it go again.
create table private.experiment_mails (
  experiment text not null references private.experiment_rounds,
  round integer not null,
  occasion text not null check (occasion in ('verdict', 'alarm')),
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (experiment, round, occasion)
);

alter table private.experiment_rounds enable row level security;
alter table private.experiment_mails enable row level security;
revoke all on private.experiment_rounds, private.experiment_mails
  from public, anon, authenticated, service_role;

-- The rounds of experiments with these designs: { experiment: design }. A changed design begins a
-- new one tomorrow, because visitors of today may have met the old one.
create function public.experiment_rounds(designs jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.experiment_rounds as known (experiment, design) select key, value
    from jsonb_each_text(designs) order by key
    on conflict (experiment) do update set design = excluded.design, round = known.round + 1,
      began = private.today() + 1
      where known.design <> excluded.design;
  return (
    select coalesce(jsonb_object_agg(known.experiment,
      jsonb_build_object('round', known.round, 'began', known.began)), '{}')
    from private.experiment_rounds as known where designs ? known.experiment
  );
end $$;

-- True if the caller is the one to send this mail. It's theirs for ten minutes, or until they
-- release it.
create function public.claim_experiment_mail(
  experiment text, round integer, occasion text
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.experiment_mails as mail (experiment, round, occasion)
    values (claim_experiment_mail.experiment, claim_experiment_mail.round,
      claim_experiment_mail.occasion)
    on conflict on constraint experiment_mails_pkey do update set claimed_at = now()
      where mail.sent_at is null and mail.claimed_at < now() - interval '10 minutes';
  return found;
end $$;

-- Notes that a mail is sent.
create function public.confirm_experiment_mail(
  experiment text, round integer, occasion text
) returns void
language sql security definer set search_path = '' as $$
  update private.experiment_mails as mail set sent_at = now()
    where mail.experiment = confirm_experiment_mail.experiment
    and mail.round = confirm_experiment_mail.round
    and mail.occasion = confirm_experiment_mail.occasion
$$;

-- Lets another run send a mail that isn't sent.
create function public.release_experiment_mail(
  experiment text, round integer, occasion text
) returns void
language sql security definer set search_path = '' as $$
  delete from private.experiment_mails as mail
    where mail.experiment = release_experiment_mail.experiment
    and mail.round = release_experiment_mail.round
    and mail.occasion = release_experiment_mail.occasion and mail.sent_at is null
$$;

revoke all on function
  public.experiment_rounds, public.claim_experiment_mail, public.confirm_experiment_mail,
  public.release_experiment_mail
  from public, anon, authenticated, service_role;
grant execute on function
  public.experiment_rounds, public.claim_experiment_mail, public.confirm_experiment_mail,
  public.release_experiment_mail
  to service_role;
