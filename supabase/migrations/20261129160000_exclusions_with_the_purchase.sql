-- What a visitor leaves out because of an allergy follows the purchase into the account, too.
create or replace function private.plan_answers_in(sent jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(case when jsonb_typeof(sent) = 'object' then sent else '{}' end)
  where octet_length(value::text) <= 500 and key in (
    'gender', 'height', 'weight', 'age', 'goals', 'improvementAreas', 'mealPrepTime', 'breakfastTime',
    'lunchTime', 'dinnerTime', 'meatRelationship', 'meatPreferences', 'fishPreference',
    'dailyActivity', 'exerciseFrequency', 'exclusions', 'version'
  )
$$;
