import { type QueryClient, useQuery } from "@tanstack/react-query";
import { listProgramFiles, type ProgramFile, readProgramFile } from "#backend/program-files.ts";

/** What can be downloaded; nothing is asked where nobody is signed in. */
export function useFiles(userId: string | undefined) {
  // asked for offline too: that it cannot be had is better said than waited out
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
    askAgain: () => void refetch(),
  };
}

/** A file's content, fetched once while the page is there. */
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
