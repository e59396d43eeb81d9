import { describe, expect, test } from "vitest";
import { operationIds } from "./use-operations.ts";

const refund = { action: "refund", order: "1", amount: "2999", reason: "Asked" } as const;

function ids() {
  let made = 0;
  return operationIds(() => `id ${++made}`);
}

describe("operationIds", () => {
  test("keeps the id of an operation until its outcome is known", () => {
    const { getId, close } = ids();
    expect([getId(refund), getId({ ...refund })]).toEqual(["id 1", "id 1"]);
    close();
    expect(getId(refund)).toBe("id 2");
  });

  test("gives another operation another id", () => {
    const { getId } = ids();
    expect([getId(refund), getId({ ...refund, amount: "1000" })]).toEqual(["id 1", "id 2"]);
  });
});
