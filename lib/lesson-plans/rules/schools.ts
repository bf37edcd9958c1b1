export const schoolsPerPage = 30;
