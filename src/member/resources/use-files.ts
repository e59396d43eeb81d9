import { type QueryClient, useQuery } from "@tanstack/react-query";
import { listProgramFiles, type ProgramFile, readProgramFile } from "#api/program-files.ts";

/** The downloadable files. Makes no request if there's no user. */
export function useFiles(userId: string | undefined) {
  // Ask even while offline: an error is better than waiting.
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["files", userId],
    queryFn: listProgramFiles,
    enabled: userId !== undefined,
    networkMode: "always",
  });
  return {
    files: data,
    failed: isError && !data,
    isAsking: isFetching,
    refetch: () => void refetch(),
  };
}

/** Fetches a file's content, once per page load. */
export function fetchFile(
  queries: QueryClient,
  userId: string,
  { id, size }: ProgramFile,
): Promise<Blob> {
  return queries.fetchQuery({
    queryKey: ["file", userId, id, size],
    queryFn: () => readProgramFile(id),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}
