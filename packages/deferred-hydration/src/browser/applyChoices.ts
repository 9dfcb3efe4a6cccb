import { setChoices } from './earlyChoices';
import { announcementId } from './siteOptions';

setChoices(announcementId);
