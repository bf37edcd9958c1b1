import { operation } from '@/lib/platform/http/operation';
import type { printCards } from './commands/print-cards';
import type { resetPassword } from './commands/reset-password';

export const printCardsOp = operation<typeof printCards>({
  method: 'POST',
  path: '/Alunos/loginCards',
  summary: 'Make new cards by which pupils sign in without typing; their earlier ones open nothing any more',
  secret: true,
});

export const resetPasswordOp = operation<typeof resetPassword>({
  method: 'POST',
  path: '/Alunos/reiniciarSenha',
  summary: 'Give a pupil a new password, told once; the pupil chooses an own one at the next sign-in',
  secret: true,
});
