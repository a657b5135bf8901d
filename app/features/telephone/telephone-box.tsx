import { CallButton } from "../../components/call-button.tsx";

/** Over the text of a page on how one reaches the shrine: its telephone. Apart, so that no other page pays for it. */
export default function TelephoneBox() {
  return <CallButton />;
}
