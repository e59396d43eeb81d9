import { describe, expect, test } from "vitest";
import { addressOf } from "./use-address.ts";

describe("addressOf", () => {
  test("keeps what is searched for behind #, where no server gets it", () => {
    const address = { search: "ann+1@example.com", state: "refunded", order: "1" };
    expect(addressOf(address)).toEqual({
      search: "?state=refunded&order=1",
      hash: "#ann%2B1%40example.com",
    });
  });

  test("is empty if everything is shown", () => {
    expect(addressOf({ search: "", state: "", order: undefined })).toEqual({
      search: "",
      hash: "",
    });
  });
});
