import { serve } from '@/lib/access/serve';
import { newAnnouncementsOp } from '@/lib/announcements/contract';
import { newAnnouncements } from '@/lib/announcements/queries/told-announcements';

export const GET = serve(newAnnouncementsOp, newAnnouncements);
