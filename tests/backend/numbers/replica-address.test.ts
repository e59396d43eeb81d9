import { afterEach, describe, expect, test, vi } from "vitest";
import { isReplica } from "../../../supabase/functions/_shared/is-replica.ts";
import { settings } from "../../../supabase/functions/_shared/settings.ts";

const REPLICA = "https://abcdefghijklmnopqrst-rr-us-east-1-abcde.supabase.co";
const BALANCER = "https://abcdefghijklmnopqrst-all.supabase.co";
const PRIMARY = "https://abcdefghijklmnopqrst.supabase.co";

afterEach(() => vi.unstubAllEnvs());

describe("isReplica", () => {
  test.each([REPLICA, `${REPLICA}/rest/v1`, BALANCER])("recognizes %s", (address) => {
    expect(isReplica(address)).toBe(true);
  });

  test.each([PRIMARY, "https://api.plan-all.example", "http://localhost:54321", ""])(
    "accepts %j",
    (address) => {
      expect(isReplica(address)).toBe(false);
    },
  );
});

describe("the settings of functions", () => {
  test.each([REPLICA, BALANCER])("refuse %s", (address) => {
    vi.stubEnv("SUPABASE_URL", address);
    expect(settings).toThrow("SUPABASE_URL answers from a read replica");
  });

  test("accept the primary", () => {
    vi.stubEnv("SUPABASE_URL", PRIMARY);
    expect(settings().SUPABASE_URL).toBe(PRIMARY);
  });
});
