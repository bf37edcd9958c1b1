import { notFound } from 'next/navigation';
import { enter } from '@/lib/access/enter';

/** What is not here is not found inside the shell, so that the way home stays in sight. */
export default async function UnknownPath() {
  await enter('/myfiles-v2');
  notFound();
}
