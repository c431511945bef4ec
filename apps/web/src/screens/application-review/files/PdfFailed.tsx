import { IconFileOff } from "@tabler/icons-react";
import { SlideMessage } from "../../../ui/SlideMessage.tsx";

export const PdfFailed = () => <SlideMessage icon={IconFileOff}>Unable to load pdf file</SlideMessage>;
