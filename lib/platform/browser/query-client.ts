import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** The spec's data-fetching settings (§7): fresh 5 minutes, kept 10, no refetch on focus, errors to the caller. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: false,
        throwOnError: true,
        retry: false,
      },
    },
  });
}
