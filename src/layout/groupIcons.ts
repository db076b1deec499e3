import type { SvgIconComponent } from '@mui/icons-material'
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Apps from '@mui/icons-material/AppsOutlined'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import AutoStories from '@mui/icons-material/AutoStoriesOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import Build from '@mui/icons-material/BuildOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Casino from '@mui/icons-material/CasinoOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Celebration from '@mui/icons-material/CelebrationOutlined'
import Cloud from '@mui/icons-material/CloudOutlined'
import Code from '@mui/icons-material/CodeOutlined'
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined'
import Domain from '@mui/icons-material/DomainOutlined'
import DynamicFeed from '@mui/icons-material/DynamicFeedOutlined'
import EmojiPeople from '@mui/icons-material/EmojiPeopleOutlined'
import Event from '@mui/icons-material/EventOutlined'
import Festival from '@mui/icons-material/FestivalOutlined'
import Forum from '@mui/icons-material/ForumOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Headphones from '@mui/icons-material/HeadphonesOutlined'
import Hearing from '@mui/icons-material/HearingOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Inventory2 from '@mui/icons-material/Inventory2Outlined'
import Label from '@mui/icons-material/LabelOutlined'
import Language from '@mui/icons-material/LanguageOutlined'
import Leaderboard from '@mui/icons-material/LeaderboardOutlined'
import LibraryBooks from '@mui/icons-material/LibraryBooksOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import MilitaryTech from '@mui/icons-material/MilitaryTechOutlined'
import Museum from '@mui/icons-material/MuseumOutlined'
import Paid from '@mui/icons-material/PaidOutlined'
import PhoneIphone from '@mui/icons-material/PhoneIphoneOutlined'
import PieChart from '@mui/icons-material/PieChartOutlined'
import QueryStats from '@mui/icons-material/QueryStatsOutlined'
import Quiz from '@mui/icons-material/QuizOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import SmartToy from '@mui/icons-material/SmartToyOutlined'
import Spa from '@mui/icons-material/SpaOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import Style from '@mui/icons-material/StyleOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import Topic from '@mui/icons-material/TopicOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined'
import Widgets from '@mui/icons-material/WidgetsOutlined'
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined'

/** The icons of the sidebar by the names its groups bear; drawn once the frame stands. */
export const groupIcons: { readonly [name: string]: SvgIconComponent } = {
  AccountBalance,
  AccountTree,
  Apps,
  Assessment,
  AutoStories,
  BarChart,
  Build,
  Campaign,
  Casino,
  Category,
  Celebration,
  Cloud,
  Code,
  ConfirmationNumber,
  Domain,
  DynamicFeed,
  EmojiPeople,
  Event,
  Festival,
  Forum,
  Handshake,
  Headphones,
  Hearing,
  Home,
  Insights,
  Inventory2,
  Label,
  Language,
  Leaderboard,
  LibraryBooks,
  Mail,
  MenuBook,
  MilitaryTech,
  Museum,
  Paid,
  PhoneIphone,
  PieChart,
  QueryStats,
  Quiz,
  School,
  Settings,
  SmartToy,
  Spa,
  Storefront,
  Style,
  TaskAlt,
  Topic,
  Tune,
  ViewQuilt,
  Widgets,
  WorkspacePremium,
}
