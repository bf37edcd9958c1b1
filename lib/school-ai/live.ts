import { defineForgetting } from '@/lib/access/live/change';

/** A school's key or its settings are other ones. */
export const schoolAiChanges = defineForgetting('school-ai');
