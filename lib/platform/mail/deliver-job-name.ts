/** Apart from the job, so that a command that asks for a mail loads neither SMTP nor the drawing of templates. */
export const deliverJobName = 'mail.deliver';
