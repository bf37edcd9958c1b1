import { defineForgetting } from '@/lib/access/live/change';

/** An answer was kept, changed or deleted: what instances remember of it is older than that. */
export const verifiedAnswerChanges = defineForgetting('verified-answers');
