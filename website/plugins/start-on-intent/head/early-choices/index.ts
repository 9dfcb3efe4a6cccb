import { setChoices } from './setChoices';

declare const announcementId: string;

setChoices(announcementId);
