import { setChoices } from './earlyChoices';
import { announcementId, defaultColorMode } from './siteOptions';

setChoices(announcementId, defaultColorMode);
