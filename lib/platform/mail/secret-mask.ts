/** Stands for a link or a password wherever a mail is shown. */
export const secretMask = '••••••••';
