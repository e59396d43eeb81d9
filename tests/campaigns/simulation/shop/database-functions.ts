import type { PGlite } from "@supabase/lite/pglite";

interface DatabaseFunction {
  name: string;
  parameters: { name: string; type: string }[];
  /** The number of parameters at the end that may be left out. */
  optional: number;
}

export interface Functions {
  /** The function of that name that takes these arguments, with the parameters that they fill. */
  find(name: string, given: string[]): Pick<DatabaseFunction, "parameters"> | undefined;
}

const ALL = `select proname as name, pronargdefaults as optional, (
    select coalesce(json_agg(json_build_object('name', proargnames[nth], 'type', format_type(type, null)) order by nth), '[]')
    from unnest(proargtypes) with ordinality as given (type, nth)
  ) as parameters
  from pg_proc where pronamespace = 'public'::regnamespace`;

/** The functions that the database's API can call. */
export async function readFunctions(database: PGlite): Promise<Functions> {
  const { rows } = await database.query<DatabaseFunction>(ALL);
  return {
    find(name, given) {
      const fits = ({ name: own, parameters, optional }: DatabaseFunction) =>
        own === name &&
        given.every((one) => parameters.some((parameter) => parameter.name === one)) &&
        parameters.every(
          (parameter, nth) => given.includes(parameter.name) || nth >= parameters.length - optional,
        );
      const found = rows.find(fits);
      return found && { parameters: found.parameters.filter((one) => given.includes(one.name)) };
    },
  };
}
