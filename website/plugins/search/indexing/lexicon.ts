/**
 * Words that developers use for one another, beside the product's own glossary. A group per line;
 * Hangul and English alike, phrases with spaces. Only what a site uses enters its index.
 */
const groups = `
상태 = state = 스테이트
속성 = 프로퍼티 = property = props = attribute = 어트리뷰트 = 프롭스
훅 = hook
컴포넌트 = component
렌더링 = 렌더 = render = rendering
의존성 = 디펜던시 = dependency = dependencies = 종속성
반응형 = 반응성 = reactive = reactivity
감시자 = 워처 = watcher = watch
계산된 속성 = 컴퓨티드 = computed
이벤트 = event
핸들러 = 처리기 = handler
리스너 = 수신기 = listener
콜백 = callback
함수 = function
메서드 = 메소드 = method
매개변수 = 파라미터 = 인자 = 인수 = 전달인자 = parameter = argument
반환값 = 반환 = return = returns
타입 = 자료형 = type = typing
제네릭 = generic
인터페이스 = interface
클래스 = class
객체 = 오브젝트 = object
배열 = array
문자열 = string
숫자 = number
참조 = 레퍼런스 = reference = ref
변수 = variable
상수 = constant
모듈 = module
패키지 = package
라이브러리 = library
프레임워크 = framework
번들러 = bundler
번들 = 번들링 = bundle = bundling
빌드 = build
배포 = deploy = deployment
설치 = install = installation
설정 = 구성 = config = configuration = setup = settings
환경 변수 = environment variable = env
환경 = environment
옵션 = 선택지 = option
플러그인 = plugin
서버 = server
클라이언트 = client
브라우저 = browser
요청 = request
응답 = response
인증 = authentication = auth = 로그인
인가 = 권한 부여 = authorization
권한 = permission
토큰 = token
열쇠 = 키 = key
비밀 = secret
보안 = security
오류 = 에러 = error
예외 = exception
경고 = warning
디버깅 = 디버그 = debug = debugging
문제 해결 = 트러블슈팅 = troubleshooting
테스트 = 시험 = test = testing
성능 = 퍼포먼스 = performance
최적화 = optimize = optimization
캐시 = 캐싱 = cache = caching
메모이제이션 = memo = memoization
지연 로딩 = 레이지 로딩 = lazy loading = lazy
비동기 = async = asynchronous
동기 = sync = synchronous
동기화 = synchronize = synchronization
동시성 = concurrency = concurrent
프로미스 = promise
스트림 = 스트리밍 = stream = streaming
연결 = 접속 = connect = connection
연결 해제 = 연결 끊기 = 접속 해제 = disconnect = disconnection
재연결 = 다시 연결 = reconnect = reconnection
끊김 = dropped = lost
세션 = session
소켓 = socket
웹소켓 = 웹 소켓 = websocket
전송 = 보내기 = send
수신 = 받기 = receive
텍스트 = 글자 = text
메시지 = message
음성 = 목소리 = speech = voice
음성 합성 = tts = text to speech
음성 인식 = stt = speech to text = transcription = transcript
녹음 = recording = record = 레코딩
마이크 = microphone = mic
소리 = 오디오 = audio = sound
재생 = play = playback
자동 재생 = autoplay
중지 = 정지 = 멈추기 = 중단 = stop
시작 = start
시작하기 = getting started = quick start = 빠른 시작 = quickstart
취소 = 중단 = abort = cancel
제한 = 한도 = limit
제한 시간 = 시간 초과 = 타임아웃 = timeout = timed out
재시도 = retry
대기열 = 큐 = queue
비율 제한 = 요청 제한 = rate limit = rate limited
기본값 = default
필수 = required
선택 = optional
예제 = 예시 = 샘플 = example = sample
가이드 = 안내 = guide
소개 = 개요 = introduction = overview
튜토리얼 = 자습서 = tutorial
참고서 = api 참조 = reference
용어집 = 용어 사전 = glossary
변경 사항 = changelog = changes = breaking changes
마이그레이션 = 이전 = 이주 = migration = migrate
업그레이드 = upgrade
업데이트 = 갱신 = update
버전 = version
릴리스 = 릴리즈 = 출시 = release
지원 중단 = deprecated = deprecation
개발 환경 = development environment
프로덕션 = 운영 환경 = 상용 = production
개발 서버 = dev server
정적 = static
동적 = dynamic
에셋 = 자산 = asset
이미지 = 그림 = image
스타일 = style
클래스와 스타일 = class and style
폼 = 양식 = form
입력 = input
버튼 = button
목록 = 리스트 = list
조건부 = conditional
반복 = loop = 루프
템플릿 = template
지시어 = 디렉티브 = directive
슬롯 = slot
바인딩 = binding
양방향 바인딩 = v-model = two way binding
애니메이션 = animation
트랜지션 = 전환 = transition
라우팅 = routing
라우터 = router
경로 = path = route
생명주기 = 라이프사이클 = 수명 주기 = lifecycle
마운트 = mount
언마운트 = unmount
주입 = inject = injection
의존성 주입 = dependency injection = provide inject
제공 = provide
컨텍스트 = 문맥 = context
리듀서 = reducer
저장소 = 스토어 = store = storage
스냅샷 = snapshot
포털 = portal
텔레포트 = teleport
서스펜스 = suspense
프래그먼트 = fragment
엘리먼트 = 요소 = element
노드 = node
트리 = tree
돔 = dom
자식 = children = child
부모 = parent
형제 = sibling
순수 = pure
불변 = 불변성 = immutable = immutability
부수 효과 = 사이드 이펙트 = side effect = effect
이펙트 = effect
정리 = 클린업 = cleanup = clean up
사용자 정의 = 커스텀 = custom
재사용 = reuse = reusing = reusability
공유 = share = sharing
접근성 = accessibility = a11y
국제화 = i18n = internationalization
다국어 = localization
서버 사이드 렌더링 = 서버 측 렌더링 = ssr = server side rendering
정적 사이트 생성 = ssg
하이드레이션 = 수화 = hydration = hydrate
핫 모듈 교체 = hmr = hot module replacement
소스맵 = 소스 맵 = sourcemap = source map
워커 = worker
프록시 = proxy
별칭 = 앨리어스 = alias
전역 = 글로벌 = global
지역 = local
검증 = 유효성 검사 = validation = validate
직렬화 = serialization = serialize
정규식 = 정규 표현식 = regex = regular expression
컴파일러 = compiler
컴파일 = compile
변환 = transform
린트 = 린터 = lint = linter
타입스크립트 = typescript
자바스크립트 = javascript
리액트 = react
뷰 = vue
노드js = node.js = nodejs
비트 = vite
웹뷰 = webview
안드로이드 = android
아이폰 = ios
앱 = 애플리케이션 = app = application
웹 컴포넌트 = web component
커스텀 엘리먼트 = custom element
용량 = 크기 = size
최대 = max = maximum
최소 = min = minimum
길이 = length
시간 = time
지연 = delay = latency
디바운스 = debounce
스로틀 = throttle
정렬 = sort = sorting
필터 = filter
검색 = 찾기 = search = find
삭제 = 제거 = delete = remove
추가 = add
삽입 = insert
수정 = 변경 = modify = change
생성 = 만들기 = create
복사 = copy = clone
비교 = compare = equal
병합 = merge
분할 = 분리 = split
초기화 = initialize = reset
등록 = register = registration
구독 = subscribe = subscription
호출 = call = invoke
실행 = run = execute
가져오기 = import
내보내기 = export
읽기 = read
쓰기 = write
열기 = open
닫기 = close
활성화 = enable = activate
비활성화 = disable = deactivate
허용 = allow
거부 = deny = denied
차단 = block = blocked
지원 = support
호환성 = compatibility
규칙 = rule
정책 = policy
스크립트 = script
명령줄 = 커맨드 라인 = cli = command line
디지털 휴먼 = digital human = 아바타 = avatar
에이전트 = agent
발화 = 말하기 = speaking = speak
생각 중 = thinking
준비 = ready
대기 = idle
입 모양 = viseme = lip sync = 립싱크
장치 = 기기 = 디바이스 = device
헤더 = header
쿠키 = cookie
콘텐츠 보안 정책 = csp = content security policy
교차 출처 = cors = cross origin
자주 묻는 질문 = faq
도움말 = help
커뮤니티 = community
기여 = contribute = contributing = contribution
`;

/** The groups, each a list of phrases. */
export const lexicon: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split('=').map((phrase) => phrase.trim()));
