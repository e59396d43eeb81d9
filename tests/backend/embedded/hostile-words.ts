/**
 * Values that a hostile program may put into a request. They're plain lists of words, so that it's
 * easy to add one.
 */
const splitWords = (text: string) => text.trim().split(/\s+/);

const under = (folder: string, names: string) =>
  splitWords(names).map((name) => `${folder}/${name}`);

export const paths = [
  ...under(
    "/auth/v1",
    "token signup verify recover otp magiclink resend logout user reauthenticate settings health authorize callback",
  ),
  ...under("/auth/v1", ".well-known/jwks.json admin/users factors sso invite nothing"),
  ...under(
    "/rest/v1",
    "stripe_orders program_parts tracker_entries program_files private.payments nothing rpc/ stripe_orders/1",
  ),
  ...under(
    "/rest/v1",
    "rpc/has_access rpc/claim_order rpc/save_tracker rpc/record_payment rpc/nothing",
  ),
  ...under(
    "/functions/v1",
    "stripe-checkout stripe-webhook stripe-verify stripe-reconcile restore-purchase nothing",
  ),
  ...under(
    "/v1",
    "checkout/sessions checkout/sessions/cs_test_1 checkout/sessions/cs_test_1/line_items checkout/sessions/cs_test_1/expire",
  ),
  ...under(
    "/v1",
    "events refunds disputes payment_intents/pi_1 charges test_helpers/switches test_helpers/deliveries nothing",
  ),
  ...under("/api/json/v1/1", "filter.php lookup.php search.php constructor.php"),
  ...splitWords(
    "/auth/v1/ /rest/v1/ /c/pay/cs_test_1 /c/pay/ /c/pay /mail/v1/emails /mail/v1 /mailbox /mailbox/x /api/json/v1/%2e/x",
  ),
  ...splitWords(
    "/images/media/meals/1.svg /images/media/meals/x // /// /%ff /@icons/x.svg /@icons/..%2f.svg /@fs/ /__funnel /__funnel/data",
  ),
  ...splitWords("/__open-in-editor /nothing"),
];

export const queries = splitWords(`
  grant_type=password grant_type=refresh_token grant_type=pkce grant_type=id_token grant_type= grant_type[]=x type=recovery&token=x type=signup
  type=__proto__&token=%00 redirect_to=javascript:alert(1)&type=recovery&token=x redirect_to=%5b&type=recovery&token=1 provider=google provider= state=%00
  select=* select= select=nothing select=id,, select=*,stripe_orders(*) select=a:b:c select=((( select=id::nothing select=count() select=id.sum()
  select=id->>x select=id-> select=id->>0->x select=...private(x) select=*,* select=constructor columns=nothing columns= columns=id,id
  id=eq.x id=eq. id=xx.1 id=in.( id=in.() id=in.(1,2 id=eq." id=not.eq id=is.maybe id=fts.( id=eq.1&id=eq.2 id=constructor.x id=not.constructor.1 id=eq(any).{1}
  id=eq(constructor).1 user_id=eq.1 amount_total=eq.99999999999999999999 amount_total=eq.NaN amount_total=isdistinct.x created_at=gt.never created_at=not.is.null
  checkout_session_id=eq.%00 checkout_session_id=eq.x checkout_session_id=like.* valueOf=eq.1 status=cs.{ status=ov.{a status=like(all).{a,b} status=fts(x).y
  status=match.[ status=imatch.( and=(id.eq.1 or=() or=(id.eq.1,not) or=(id.toString.1) order=nothing order=id.sideways order= order=%00 order=__proto__
  order=id.asc.nullsmiddle limit=-1 limit=x limit=1.5 limit= limit=99999999999999999999 offset=-1 offset=x on_conflict=nothing on_conflict=id,
  session_id=x&claim=y claim=%00&session_id=%00 entries=[] entries={ entries=null c= c=%00 i=__proto__ s= i=1 x=%f0%9f%98%80 x=1&x=2 a[b][c]=1
  expand[]=x limit[gt]=1 __proto__[x]=1 created[gte]=x q=% q=%zz q=%ff
`);

export const fieldNames = splitWords(`
  email password token token_hash type refresh_token data options scope create_user auth_code code_verifier email password token token_hash type data
  session_id claim entries payment priceId sessionId code to subject text html __proto__ constructor status id
`);

export const values: unknown[] = [
  ...splitWords(
    "x a@b.co A@B.CO a@b recovery signup email_change password others global nowhere \u{1F600}@example.com %00 infinity -1 00000000-0000-0000-0000-000000000000",
  ),
  ...["", " ", "\0", "a\0b@c.de", "\ud800", "\u202e", "'; drop table x; --", "x".repeat(5000)],
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 60,
    [],
    [[]],
    [null],
    {},
    { a: null },
    ["a@b.co"],
    { "\0": 1 },
    { deep: { "a\0": ["\0"] } },
    { "\udfff": "\ud800" },
  ],
  ...[[{ day: "x" }], [{ day: 1, field: "notes", value: 1, changed_at: "never" }]],
];

export const contentTypes = splitWords(`
  text/plain application/x-www-form-urlencoded multipart/form-data;boundary=x multipart/form-data text/csv application/vnd.pgrst.object+json
  application/octet-stream application/json;charset=utf-8 nonsense
`);

export const bodies = [
  ...splitWords(
    '{ [ null true 1 "x" [] [1] [[]] [null] {}{} a=b&c=d a[=b {"a": {"a":"\\u0000"} % [1e400] [12345678901234567890]',
  ),
  ...["", "\ufeff{}", "--x\r\n\r\n--x--", "\0", "id,x\n1"],
  ...["[".repeat(9000), `${"[".repeat(9000)}${"]".repeat(9000)}`],
];

export const headers: Record<string, string[]> = {
  accept: [
    "",
    ...splitWords(
      "*/* text/csv application/vnd.pgrst.object+json application/vnd.pgrst.plan+json nonsense application/xml application/geo+json",
    ),
  ],
  prefer: splitWords(
    "return=representation resolution=merge-duplicates count=exact count=nothing tx=rollback handling=strict,nonsense=1 max-affected=x missing=default",
  ),
  range: splitWords("0-0 5-2 x 0- -1 99999999999999999999-"),
  "range-unit": splitWords("items bytes x"),
  "accept-profile": splitWords("public private auth nothing"),
  "content-profile": splitWords("public private nothing"),
  "x-checkout-session": ["", ...splitWords("x \u00ff {} ' \" \\")],
  "idempotency-key": ["", "x", "x".repeat(300)],
  "stripe-signature": ["", ...splitWords("t=1,v1=x t=x v1=,t=")],
  "x-http-method-override": ["DELETE"],
  "content-encoding": splitWords("gzip x"),
  origin: splitWords("null http://localhost:1 nonsense"),
  cookie: splitWords("a=b = \u00ff"),
  "if-none-match": ["*"],
  referer: splitWords("nonsense http://["),
};

/** The right value comes first. */
export const claims: Record<string, unknown[]> = {
  sub: ["00000000-0000-4000-8000-000000000000", "not-a-uuid", 1, null, [], {}, "", "\0", true],
  role: ["authenticated", "anon", "nobody", "postgres", 1, [], {}, null, "", "a b", 'x"; drop'],
  session_id: ["00000000-0000-4000-8000-000000000000", "not-a-uuid", 1, null, [], {}],
  aud: ["authenticated", 1, [1], {}, null],
  email: ["a@b.co", 1, {}, "\0"],
  exp: [4_000_000_000, "soon", -1, 1e300, null, {}],
  iat: [1, "x", 1e300, null],
  nbf: [1, "x", 1e300],
};

export const credentials = [
  "",
  "Bearer",
  "Bearer ",
  "Bearer x",
  "Bearer a.b.c",
  "Bearer ..",
  "Basic eDp5",
  "bearer x",
  "Bearer sb_secret_x",
  "Bearer \u00ff.\u00ff.\u00ff",
];
export const payloads = ["x", "null", "[]", "1", '""', "{", "\ud800"];
export const pathTricks = splitWords("% %00 %ff %2f / // \\ .. /../ ; %u0041 [ %E2%82 ? %25 .");
