export const links = {
  facilitatorCare: () => '/facilitator/care',
  schoolCare: () => '/school/care',
} as const;
