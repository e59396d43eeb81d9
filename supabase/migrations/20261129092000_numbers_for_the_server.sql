-- Single visits are in the counts, so accounts don't read them: the function `numbers` asks for the role, reads as the server, and leaves out
-- what could point to a person.

drop policy "marketers read the numbers" on public.funnel_totals;
drop policy "marketers read the numbers" on public.funnel_counts;
drop policy "marketers read the numbers" on public.funnel_ways;
drop policy "marketers read the numbers" on public.funnel_stays;
drop policy "marketers read the numbers" on public.funnel_open_days;
drop policy "marketers read the numbers" on public.funnel_day_counts;
drop policy "marketers read the numbers" on public.funnel_day_ways;
drop policy "marketers read the numbers" on public.funnel_day_stays;

revoke all on public.funnel_totals, public.funnel_counts, public.funnel_ways, public.funnel_stays, public.funnel_arms,
  public.funnel_open_days, public.funnel_day_counts, public.funnel_day_ways, public.funnel_day_stays,
  public.funnel_all_counts, public.funnel_all_ways, public.funnel_all_stays from authenticated;

revoke all on function private.report_days(date, date) from authenticated;
revoke all on function private.report_groups(date, date, text) from authenticated;
revoke all on function private.report_places(date, date) from authenticated;
revoke all on function private.report_group_places(date, date, text) from authenticated;
revoke all on function private.report_ways(date, date) from authenticated;
revoke all on function public.numbers_rows(date, date) from authenticated;
revoke all on function public.group_rows(date, date, text) from authenticated;
revoke all on function public.group_place_rows(date, date, text) from authenticated;
