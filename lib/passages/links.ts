export const links = {
  knowledgeSearch: () => '/knowledgebase/search',
  knowledgeFound: (search: string, page = 1) =>
    `/knowledgebase/search?${new URLSearchParams({ q: search, ...(page > 1 && { page: String(page) }) })}`,
} as const;
