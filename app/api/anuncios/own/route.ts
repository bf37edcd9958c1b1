import { serve } from '@/lib/access/serve';
import { toldAnnouncementsOp } from '@/lib/announcements/contract';
import { toldAnnouncements } from '@/lib/announcements/queries/told-announcements';

export const GET = serve(toldAnnouncementsOp, toldAnnouncements);
