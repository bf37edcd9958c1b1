export const links = {
  /** The faces of the device's class, or the PIN of one of them. */
  checkIn: (studentId?: string) => (studentId ? `/checkin?quem=${encodeURIComponent(studentId)}` : '/checkin'),
} as const;
