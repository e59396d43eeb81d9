import { describe, expect, test } from "vitest";
import { formatAddress } from "./use-address.ts";

describe("formatAddress", () => {
  test("keeps what is searched for behind #, where no server gets it", () => {
    const address = { search: "ann+1@example.com", state: "refunded", order: "1" };
    expect(formatAddress(address)).toEqual({
      search: "?state=refunded&order=1",
      hash: "#ann%2B1%40example.com",
    });
  });

  test("is empty if everything is shown", () => {
    expect(formatAddress({ search: "", state: "", order: undefined })).toEqual({
      search: "",
      hash: "",
    });
  });
});
