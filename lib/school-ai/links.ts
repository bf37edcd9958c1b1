export const links = {
  schoolAssistant: () => '/school/assistant',
  admAssistant: () => '/adm/assistant',
  admSchoolAssistant: (schoolId: string) => `/adm/assistant?school=${encodeURIComponent(schoolId)}`,
} as const;
