import type { MailPace, NoticeKind } from '@meowtale/contracts/inputs/catalog/notice';
import { gql } from 'urql';
import type { NoticeParams } from './sentence.ts';

export interface Notification {
  uuid: string;
  type: string;
  key: string;
  params: NoticeParams;
  created_at: string;
  notification_user_label: { label: string; client: string }[];
}

export interface NoticesFound {
  list: Notification[];
  totalCount: number;
  unreadCount: number;
  /** The time of the person's newest notification. */
  latest_at: string | null;
}

interface NoticesData {
  findNotification: NoticesFound;
}

interface NoticesAsked {
  lang: string;
  page: number;
  type: string | null;
  unread: boolean | null;
}

export const NOTICES = gql<NoticesData, NoticesAsked>`
  query Notices($lang: String, $page: Int, $type: String, $unread: Boolean) {
    findNotification(lang: $lang, type: $type, unread: $unread, q: { page: $page, pageSize: 30, orderField: "created_at-desc" }) {
      list {
        uuid
        type
        key
        params
        created_at
        notification_user_label { label client }
      }
      totalCount
      unreadCount
      latest_at
    }
  }
`;

export type NoticeLabel = 'read' | 'delete';

export const LABEL_NOTICE = gql<{ addNotificationUserLabel: boolean }, { uuid: string; label: NoticeLabel }>`
  mutation LabelNotice($uuid: ID!, $label: String!) {
    addNotificationUserLabel(notification_uuid: $uuid, label: $label)
  }
`;

interface LabelMany {
  uuids: string[] | null;
  until: string | null;
  type: string | null;
  label: NoticeLabel;
}

export const LABEL_NOTICES = gql<{ addNotificationUserLabels: number }, LabelMany>`
  mutation LabelNotices($uuids: [ID!], $until: DateTime, $type: String, $label: String!) {
    addNotificationUserLabels(notification_uuids: $uuids, until: $until, type: $type, label: $label)
  }
`;

/** Marking returns no notification, and an empty list names none; the header counts them as well. */
export const TOUCHES_NOTICES = { additionalTypenames: ['Notification', 'NotificationList'] };

export interface Preferences {
  list: { kind: NoticeKind; mail: MailPace }[];
  mail_offered: boolean;
  mail_address: string | null;
}

export const PREFERENCES = gql<{ findNotificationPreference: Preferences }, object>`
  query NoticePreferences {
    findNotificationPreference { list { kind mail } mail_offered mail_address }
  }
`;

interface SetPreferences {
  preferences: { kind: NoticeKind; mail: MailPace }[];
  lang: string;
  zone: string;
}

export const SET_PREFERENCES = gql<{ setNotificationPreference: Preferences }, SetPreferences>`
  mutation SetNoticePreferences($preferences: [NotificationPreferenceInput!]!, $lang: String!, $zone: String) {
    setNotificationPreference(preferences: $preferences, lang: $lang, time_zone: $zone) { list { kind mail } mail_offered mail_address }
  }
`;
