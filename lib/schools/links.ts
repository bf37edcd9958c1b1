export const links = {
  school: () => '/school',
  schoolCard: () => '/school/card',
  admSchools: () => '/adm/schools',
  admNewSchool: () => '/adm/schools/new',
  admSchool: (id: string) => `/adm/schools/${encodeURIComponent(id)}`,
  admSchoolModules: (id: string) => `/adm/schools/${encodeURIComponent(id)}/modules`,
} as const;
